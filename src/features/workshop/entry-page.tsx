import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router';
import { paths } from '../../app/paths.ts';
import { type EntryAddress, entryAt, listOfId } from '../../core/game-data/editing/entries.ts';
import { overviewEntry } from '../../core/game-data/editing/overview.ts';
import { packFileName } from '../../core/game-data/editing/pack-file.ts';
import { packEntryName } from '../../core/game-data/entry-place.ts';
import { capitalise } from '../../core/lib/capitalise.ts';
import { BackLink } from '../../library/back-link.tsx';
import { useEntryIntents } from '../../state/workshop/use-entry-intents.ts';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { StandIn } from '../../ui/feedback/stand-in.tsx';
import { EmptyState } from '../../ui/layout/empty-state.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { onDemand } from '../../ui/on-demand.tsx';
import { ActionsIcon } from './actions-button.tsx';
import { EntryQuestion } from './entry-question.tsx';
import { type OpenPack, PackGate } from './pack-gate.tsx';
import { useFollowedEntry } from './use-followed-entry.ts';
import { useGameDataBelow } from './use-game-data-below.ts';
import { usePackChange } from './use-pack-change.ts';
import styles from './workshop.module.css';

/** Apart from the page, since no other screen needs the code of its fields. */
const editor = import('./entry-form/entry-editor.tsx');
const [EntryEditor] = onDemand(() => editor.then((module) => module.EntryEditor), <StandIn />);

interface EntryOfPack extends OpenPack {
  address: EntryAddress;
}

/** One entry of a pack in the workshop. Rule: docs/rules/workshop.md#overview-of-a-pack. */
export const EntryPage = () => <PackGate>{(open) => <AddressedEntry {...open} />}</PackGate>;

function AddressedEntry(open: OpenPack) {
  const params = useParams();
  const list = listOfId(params.list ?? '');
  const index = Number(params.index);
  if (list === undefined || !Number.isInteger(index)) return <NoEntry name={open.name} />;
  return <FollowedEntry {...open} address={{ list, index }} />;
}

function FollowedEntry({ address, ...open }: EntryOfPack) {
  const { list, index, visit, isThere } = useFollowedEntry(open, address);
  if (!isThere) return <NoEntry name={open.name} />;
  return <Entry key={visit} {...open} address={{ list, index }} />;
}

const NoEntry = ({ name }: { name: string }) => (
  <Page title={name} width="reading" heading={<bdi>{name}</bdi>}>
    <EmptyState
      title="There is no such entry"
      actions={
        <LinkButton icon={<ArrowLeft />} render={<Link to={paths.workshopPack(name)} />}>
          All entries
        </LinkButton>
      }
    >
      It may have been moved or deleted.
    </EmptyState>
  </Page>
);

function Entry({ name, pack, address }: EntryOfPack) {
  const intents = useEntryIntents();
  const navigate = useNavigate();
  const change = usePackChange();
  const below = useGameDataBelow(packFileName(pack));
  const [asked, setAsked] = useState<EntryAddress>();
  const { list, index } = address;
  const entryName = packEntryName(entryAt(pack.json, address));
  const listed = overviewEntry(pack.json, address, below);
  const title = entryName ?? `${list.one} ${index + 1}`;
  return (
    <Page
      title={title}
      owner={name}
      heading={<bdi>{title}</bdi>}
      back={<BackLink to={paths.workshopPack(name)}>All entries</BackLink>}
      lead={
        <>
          {capitalise(list.one)} in <bdi>{name}</bdi>
        </>
      }
      actions={
        <div className={styles.head} data-beside>
          <ActionsIcon label={`Change ${listed.name}`} onClick={() => setAsked({ list, index })} />
        </div>
      }
    >
      <EntryEditor
        file={pack}
        address={address}
        isReleased={entryName !== undefined && intents.isReleased(list, entryName)}
        onChange={change}
      />
      {asked ? (
        <EntryQuestion
          pack={name}
          asked={asked}
          shown={pack.json}
          json={pack.json}
          below={below}
          onDone={() => setAsked(undefined)}
          onDeleted={() => void navigate(paths.workshopPack(name), { replace: true })}
        />
      ) : null}
    </Page>
  );
}
