import { WordingText } from '../../cards/wording-text.tsx';
import { useNotices, useShell } from '../../state/use-shell.ts';
import { NoticeRegion } from '../../ui/feedback/notice-region.tsx';
import { useHeldWhilePressed } from '../../ui/feedback/use-held-while-pressed.ts';
import { UpdateNotice } from './update-notice.tsx';

/** The live regions for the messages of every screen and for new versions of the app. */
export function NoticeList() {
  const { notices } = useShell();
  const held = useHeldWhilePressed(useNotices());
  const shown = held.map((notice) => ({
    ...notice,
    text: notice.content ?? <WordingText wording={notice.text} />,
  }));
  return (
    <>
      <NoticeRegion notices={shown} onDismiss={notices.dismiss} />
      <UpdateNotice />
    </>
  );
}
