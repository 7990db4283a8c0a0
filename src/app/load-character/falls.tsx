import { useEffect, useEffectEvent, useState } from 'react';
import { NamedText } from '../../cards/terms/named-text.tsx';
import { RulesText } from '../../cards/terms/rules-text.tsx';
import { Terms } from '../../cards/terms/terms.tsx';
import { endCombatQuestion } from '../../core/combat/rounds.ts';
import { playOf } from '../../core/game-data/play-of.ts';
import { wordingText } from '../../core/lib/wording.ts';
import { fallReport } from '../../state/play/fall-report.ts';
import { useGame, useLoaded, useLoadedCharacter } from '../../state/use-game.ts';
import { onDemand } from '../../ui/on-demand.tsx';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';

const [RestDialog] = onDemand(() =>
  import('../../library/play/rest-dialog.tsx').then((module) => module.RestDialog),
);

/**
 * Says on every screen of a character that it fell or died, and offers what may follow.
 * Rule: docs/rules/play.md#falling-and-death.
 */
export function Falls() {
  const { combat, loaded, notices } = useGame();
  const character = useLoadedCharacter();
  const undoable = useLoaded((state) => state.undoable);
  const [asked, setAsked] = useState<'rest' | 'end'>();
  const report = fallReport({ character, undoable });
  const { sheet, gameData } = character;
  const hasRests = playOf(gameData).rests.length > 0;
  const announce = useEffectEvent(() => {
    if (report === undefined) return undefined;
    const { step, title, changes, isDead } = report;
    return notices.warn(changes, {
      title: (
        <Terms gameData={gameData}>
          <NamedText text={title} />
        </Terms>
      ),
      content: (
        <Terms gameData={gameData}>
          <RulesText wording={changes} />
        </Terms>
      ),
      actions: [
        { label: `Undo ${step}`, onAction: () => void loaded.undo() },
        ...(hasRests && !isDead ? [{ label: 'Take a Rest', onAction: () => setAsked('rest') }] : []),
        ...(sheet.combatState.round > 0
          ? [{ label: 'End This Combat', onAction: () => setAsked('end') }]
          : []),
      ],
    });
  });
  const shown = report && [report.step, report.title, wordingText(report.changes)].join('\n');
  useEffect(() => {
    const id = shown === undefined ? undefined : announce();
    return id === undefined ? undefined : () => notices.dismiss(id);
  }, [shown, notices]);
  // The rests or the combat may be gone meanwhile.
  if (asked === 'rest' && !hasRests) setAsked(undefined);
  if (asked === 'end' && sheet.combatState.round === 0) setAsked(undefined);
  const close = () => setAsked(undefined);
  return (
    <>
      {asked === 'rest' ? <RestDialog onClose={close} /> : null}
      <ConfirmDialog
        open={asked === 'end'}
        title="End Combat"
        description={endCombatQuestion(sheet)}
        onConfirm={() => {
          close();
          combat.intents.endCombat();
        }}
        onCancel={close}
      />
    </>
  );
}
