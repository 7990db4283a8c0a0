import { useApplication, useNotices } from '../../state/use-application.ts';
import { NoticeRegion } from '../../ui/notice-region.tsx';

/** The live region in which every screen's successes and errors are told. */
export function Notices() {
  const { notices } = useApplication();
  return <NoticeRegion notices={useNotices()} onDismiss={notices.dismiss} />;
}
