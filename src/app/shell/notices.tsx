import { useLocation, useNavigate } from 'react-router';
import { WordingText } from '../../cards/wording-text.tsx';
import type { AppNotice } from '../../state/notices.ts';
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
  const actionsOf = ({ id, actions = [], leadsTo }: AppNotice) => {
    if (leadsTo === undefined || pathname === manage) return actions;
    const onAction = () => {
      notices.dismiss(id);
      void navigate(manage);
    };
    return [...actions, { label: 'Manage', onAction }];
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
