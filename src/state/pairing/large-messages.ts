import type { Connection } from '../../core/table/connection.ts';
import { createFrameReader, type FrameSizes, framesOf } from '../../platform/table/message-frames.ts';

/** Larger than any file that a user may choose. */
const SIZES: FrameSizes = { frame: 200_000, message: 24_000_000 };

/** After this time a connection that took nothing is asked again. */
const RETRY_MS = 100;

/** Texts of any length over a connection, in order. */
export interface LargeMessages {
  send(text: string): void;
  stop(): void;
}

/** What was not sent when the connection is interrupted is forgotten: both sides begin anew. */
export function createLargeMessages(connection: Connection, onText: (text: string) => void): LargeMessages {
  let waiting: Uint8Array[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let reader = createFrameReader(SIZES);

  function drain(): void {
    clearTimeout(timer);
    while (waiting[0] !== undefined && connection.send(waiting[0])) waiting.shift();
    if (waiting.length > 0) timer = setTimeout(drain, RETRY_MS);
  }
  function forget(): void {
    clearTimeout(timer);
    waiting = [];
    reader = createFrameReader(SIZES);
  }
  const stops = [
    connection.onMessage((frame) => {
      const message = reader.add(frame);
      if (!message.ok) forget();
      else if (message.value) onText(new TextDecoder().decode(message.value));
    }),
    connection.onState(() => {
      if (connection.state() !== 'open') forget();
    }),
  ];
  return {
    send(text) {
      waiting.push(...framesOf(new TextEncoder().encode(text), SIZES));
      drain();
    },
    stop() {
      forget();
      for (const stop of stops) stop();
    },
  };
}
