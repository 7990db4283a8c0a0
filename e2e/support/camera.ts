import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator } from '@playwright/test';
import { journeyLaunchOptions } from '../../scripts/lib/chromium.mjs';

const WIDTH = 640;
const HEIGHT = 480;

/** The video that Chromium's fake camera shows, over and over, from when it is opened. */
const CAMERA_VIDEO = join(tmpdir(), `tabard-camera-${process.pid}.y4m`);

/** A browser whose camera shows `CAMERA_VIDEO`, and which allows it. */
export const withCamera = journeyLaunchOptions(
  '--use-fake-ui-for-media-stream',
  '--use-fake-device-for-media-stream',
  `--use-file-for-fake-video-capture=${CAMERA_VIDEO}`,
);

/** The modules of a QR code on the page: true for a dark one. */
export function modulesOf(code: Locator): Promise<boolean[][]> {
  return code.evaluate((svg) => {
    const side = Number(svg.getAttribute('viewBox')?.split(' ')[2]);
    const rows = Array.from({ length: side }, () => Array.from({ length: side }, () => false));
    const path = svg.querySelector('path')?.getAttribute('d') ?? '';
    for (const [, x, y] of path.matchAll(/M(\d+) (\d+)/g)) {
      const row = rows[Number(y)];
      if (row) row[Number(x)] = true;
    }
    return rows;
  });
}

/** Lets the camera show these codes, each for some frames, in the middle of its picture. */
export function showToCamera(codes: readonly boolean[][][]): void {
  const frames = codes.flatMap((code) => {
    const frame = Buffer.concat([
      Buffer.from('FRAME\n'),
      luminance(code),
      Buffer.alloc((WIDTH * HEIGHT) / 2, 128),
    ]);
    return [frame, frame, frame];
  });
  const header = `YUV4MPEG2 W${WIDTH} H${HEIGHT} F10:1 Ip A1:1 C420jpeg\n`;
  writeFileSync(CAMERA_VIDEO, Buffer.concat([Buffer.from(header), ...frames]));
}

function luminance(code: boolean[][]): Buffer {
  const picture = Buffer.alloc(WIDTH * HEIGHT, 235);
  const scale = Math.floor((HEIGHT - 20) / code.length);
  const left = Math.floor((WIDTH - code.length * scale) / 2);
  const top = Math.floor((HEIGHT - code.length * scale) / 2);
  for (const [y, row] of code.entries())
    for (const [x, isDark] of row.entries()) {
      if (!isDark) continue;
      for (let line = 0; line < scale; line += 1) {
        const start = (top + y * scale + line) * WIDTH + left + x * scale;
        picture.fill(16, start, start + scale);
      }
    }
  return picture;
}
