import { useNavigate } from 'react-router';
import { paths } from '../../app/paths.ts';
import type { SharedDocument } from '../../core/share/share-code.ts';
import { receivedDocument } from '../../state/share/received.ts';
import { useGame } from '../../state/use-game.ts';
import { ReceivedItem } from './received-item.tsx';
import { ReceivedPack } from './received-pack.tsx';
import { ReceivedRecord } from './received-record.tsx';

interface ReceivedPreviewProps {
  shared: SharedDocument;
  /** Called when it was accepted or refused. */
  onDone: () => void;
}

/** What was received, before anything is stored. Rule: docs/rules/sharing.md#preview. */
export function ReceivedPreview({ shared, onDone }: ReceivedPreviewProps) {
  const game = useGame();
  const navigate = useNavigate();
  switch (shared.kind) {
    case 'character':
    case 'encounter': {
      const { kind } = shared;
      const list = kind === 'character' ? paths.characterStorage : paths.encounter('manager');
      return (
        <ReceivedRecord
          received={receivedDocument(game, { ...shared, kind })}
          onAccepted={() => void navigate(list, { replace: true })}
          onRefused={onDone}
        />
      );
    }
    case 'item':
      return <ReceivedItem shared={shared} onDone={onDone} />;
    case 'pack':
      return <ReceivedPack shared={shared} onRefused={onDone} />;
  }
}
