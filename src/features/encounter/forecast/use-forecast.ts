import { useEffect, useRef, useState } from 'react';
import type { Encounter } from '../../../core/encounter/encounter.ts';
import { say, userName, type Wording } from '../../../core/lib/wording.ts';
import { type ForecastCounts, shareInterval } from '../../../core/simulation/forecast/forecast-counts.ts';
import { ownFoesOf } from '../../../state/foes/foe-rules.ts';
import { type ForecastNews, runForecast } from '../../../state/forecast/run-forecast.ts';
import { storedParty } from '../../../state/forecast/stored-party.ts';
import { useGame } from '../../../state/use-game.ts';
import { winsText } from './forecast-words.ts';

interface ForecastState {
  readonly step: 'idle' | 'running' | 'done';
  /** 0 before the first run; every run has other dice. */
  readonly seed: number;
  readonly problems: readonly Wording[];
  readonly leftOut: readonly Wording[];
  readonly counts: ForecastCounts | undefined;
  /** What is announced: the result at the end, and not on the way. */
  readonly message: { readonly text: string; readonly id: number };
}

const BEFORE: ForecastState = {
  step: 'idle',
  seed: 0,
  problems: [],
  leftOut: [],
  counts: undefined,
  message: { text: '', id: 0 },
};

const FAILED = 'The forecast stopped, and nothing was changed. Reload the page, and try again.';

/** A forecast of the encounter for these characters. It ends with the component. */
export function useForecast(encounter: Encounter, names: readonly string[]) {
  const { gameData, storage, foeList } = useGame();
  const [state, setState] = useState(BEFORE);
  const running = useRef<() => void>(undefined);
  useEffect(() => () => running.current?.(), []);

  const hear = (news: ForecastNews) => setState((before) => after(before, news));

  /** Plays with the characters and the packs as they are once the packs are read. */
  const play = (seed: number): (() => void) => {
    const data = gameData.store.getState().gameData;
    const { sheets, unread } = storedParty(names, storage.characters, data);
    const gone = unread.map((name) => say`${userName(name)} is left out: it cannot be read, or is gone.`);
    setState((before) => ({ ...before, leftOut: gone }));
    return runForecast(
      { party: sheets, encounter, ownFoes: ownFoesOf(foeList.getState()) },
      data,
      seed,
      hear,
    );
  };

  const start = () => {
    const seed = state.seed + 1;
    setState({ ...BEFORE, seed, step: 'running', message: { text: '', id: seed } });
    let isStopped = false;
    running.current = () => {
      isStopped = true;
    };
    void gameData.ensureLoaded().then(() => {
      if (!isStopped) running.current = play(seed);
    });
  };

  const stop = () => {
    running.current?.();
    setState((before) => ended(before));
  };

  return { state, start, stop };
}

function after(before: ForecastState, news: ForecastNews): ForecastState {
  switch (news.kind) {
    case 'failed':
      return { ...ended(before), problems: [[FAILED]] };
    case 'prepared': {
      const next = { ...before, problems: news.problems, leftOut: [...before.leftOut, ...news.leftOut] };
      return news.problems.length === 0 ? next : { ...next, step: 'done' };
    }
    case 'counts': {
      const next = { ...before, counts: news.counts };
      return news.isDone ? ended(next) : next;
    }
  }
}

/** The state after the last fight, which is announced. */
function ended(before: ForecastState): ForecastState {
  const { counts, message } = before;
  const text = counts === undefined ? '' : winsText(shareInterval(counts.wins, counts.fights));
  return { ...before, step: 'done', message: { text, id: message.id + 1 } };
}
