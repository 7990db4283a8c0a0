import { execFileSync } from 'node:child_process';

interface Process {
  readonly id: number;
  readonly parent: number;
  readonly command: string;
}

function listProcesses(): readonly Process[] {
  const lines = execFileSync('ps', ['-eo', 'pid=,ppid=,args='], { encoding: 'utf8' }).trim().split('\n');
  return lines.map((line) => {
    const [, id, parent, command = ''] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? [];
    return { id: Number(id), parent: Number(parent), command };
  });
}

/**
 * Kills a browser as a crash or the system would: every process that has the profile's folder, and its
 * children.
 */
export function killBrowser(folder: string): void {
  const all = listProcesses();
  const own = new Set(all.filter(({ command }) => command.includes(folder)).map(({ id }) => id));
  const drivers = new Set(all.filter(({ command }) => command.includes('WebDriver')).map(({ id }) => id));
  const doomed = all.filter(({ id, parent }) => !drivers.has(id) && (own.has(id) || own.has(parent)));
  for (const { id } of doomed) process.kill(id, 'SIGKILL');
}
