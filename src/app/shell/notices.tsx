import { WordingText } from '../../cards/wording-text.tsx';
import { useApplication, useNotices } from '../../state/use-application.ts';
import { NoticeRegion } from '../../ui/feedback/notice-region.tsx';
import { UpdateNotice } from './update-notice.tsx';

/** The live regions in which every screen's successes and errors are told, and new versions of the app. */
export function NoticeList() {
  const { notices } = useApplication();
  const told = useNotices().map((notice) => ({ ...notice, text: <WordingText wording={notice.text} /> }));
  return (
    <>
      <NoticeRegion notices={told} onDismiss={notices.dismiss} />
      <UpdateNotice />
    </>
  );
}
