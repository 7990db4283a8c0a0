import * as v from 'valibot';
import { fetchJson } from '../fetch-json.ts';

/** What a deployer sets in `table.json`, beside index.html. Rule: docs/deploy.md#devices-at-one-table. */
export interface TableConfig {
  /** STUN and TURN servers; none where devices are in one network. */
  readonly servers: readonly RTCIceServer[];
  /** Whether the host relays messages where a direct connection fails. */
  readonly hasRelay: boolean;
  /** The address of the app in the local network, where its server shares it; it ends with a slash. */
  readonly address?: string | undefined;
  /** Whether the file is there but cannot be used: direct connections in one network still work. */
  readonly isBroken: boolean;
}

const NO_SERVERS: TableConfig = { servers: [], hasRelay: false, isBroken: false };

const address = v.pipe(v.string(), v.regex(/^(?:stun|turn|turns):[^\s]+$/));

const schema = v.object({
  iceServers: v.optional(
    v.array(
      v.object({
        urls: v.union([address, v.array(address)]),
        username: v.optional(v.string()),
        credential: v.optional(v.string()),
      }),
    ),
    [],
  ),
  relay: v.optional(v.boolean(), false),
  address: v.optional(v.pipe(v.string(), v.regex(/^https?:\/\/[^\s/?#]+\/(?:[^\s?#]+\/)?$/))),
});

/** Reads the file of the host. Without one, devices connect directly in one network. Never rejects. */
export async function readTableConfig(fetchFile: typeof fetchJson = fetchJson): Promise<TableConfig> {
  const file = await fetchFile('table.json');
  if (!file.ok) return { ...NO_SERVERS, isBroken: file.problem.kind === 'broken' };
  const parsed = v.safeParse(schema, file.value);
  if (!parsed.success) return { ...NO_SERVERS, isBroken: true };
  const servers = parsed.output.iceServers.map(
    ({ urls, username, credential }): RTCIceServer => ({
      urls,
      ...(username === undefined ? {} : { username }),
      ...(credential === undefined ? {} : { credential }),
    }),
  );
  const { relay: hasRelay, address: shared } = parsed.output;
  return { servers, hasRelay, ...(shared && { address: shared }), isBroken: false };
}
