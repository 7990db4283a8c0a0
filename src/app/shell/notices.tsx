import { useLocation, useNavigate } from 'react-router';
import { WordingText } from '../../cards/wording-text.tsx';
import type { AppNotice } from '../../state/notices.ts';
import { useIfCreated } from '../../state/use-game.ts';
import { useNotices, useShell } from '../../state/use-shell.ts';
import { NoticeRegion } from '../../ui/feedback/notice-region.tsx';
import { useHeldWhilePressed } from '../../ui/feedback/use-held-while-pressed.ts';
import { paths } from '../paths.ts';
import { UpdateNotice } from './update-notice.tsx';

/** The live regions for the messages of every screen and for new versions of the app. */
export function NoticeList() {
  const { notices } = useShell();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const held = useHeldWhilePressed(useNotices());
  const manage = paths.management('manage');
  const name = useIfCreated(
    ({ loaded }) => loaded.store,
    ({ character }) => character?.sheet.name,
  );
  const hits = useIfCreated(
    ({ encounters }) => encounters.store,
    ({ encounter }) => (encounter === undefined ? paths.table : paths.encounter('encounter')),
  );
  const actionsOf = ({ id, actions = [], leadsTo }: AppNotice) => {
    if (leadsTo === undefined || (leadsTo === 'manage' && pathname === manage)) return actions;
    const lead = (open: () => unknown) => () => {
      open();
      notices.dismiss(id);
    };
    if (leadsTo === 'manage')
      return [...actions, { label: 'Manage', onAction: lead(() => navigate(manage)) }];
    const screens = { table: paths.table, offers: name && paths.combat(name), proposals: hits };
    const screen = screens[leadsTo];
    const show = () => showList(leadsTo) || (screen !== undefined && navigate(screen));
    return [...actions, { label: 'Show', onAction: lead(show) }];
  };
  const shown = held.map((notice) => ({
    ...notice,
    actions: actionsOf(notice),
    text: notice.content ?? <WordingText wording={notice.text} />,
  }));
  return (
    <>
      <NoticeRegion notices={shown} onDismiss={notices.dismiss} />
      <UpdateNotice />
    </>
  );
}

/** Shows the list of this id, if this screen has it. */
function showList(id: string): boolean {
  const list = document.getElementById(id);
  list?.scrollIntoView({ block: 'nearest' });
  list?.focus({ preventScroll: true });
  return list !== null;
}
