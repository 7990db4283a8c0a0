import {
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { Button } from '../buttons/button.tsx';
import { Notice, type NoticeKind } from './notice.tsx';
import styles from './notice-region.module.css';

const SHOWN_FOR_MS = 8000;

interface NoticeButton {
  readonly label: string;
  readonly name?: string | undefined;
  readonly onAction: () => void;
}

export interface NoticeData {
  id: string;
  kind: NoticeKind;
  text: ReactNode;
  title?: ReactNode;
  actions?: readonly NoticeButton[] | undefined;
  /** It does not disappear by itself. */
  stays?: boolean | undefined;
}

export interface NoticeRegionProps {
  notices: readonly NoticeData[];
  onDismiss: (id: string) => void;
}

/**
 * The current messages, announced as they appear. Warnings and errors stay until they are dismissed. The
 * others disappear by themselves, but never while they are hovered or have the focus.
 * A modal dialog hides what is outside of it from assistive technology, except elements with `aria-live`.
 */
export function NoticeRegion({ notices, onDismiss }: NoticeRegionProps) {
  const region = useRef<HTMLDivElement>(null);
  useClearOfActionBar(region, notices.length > 0);
  const isUrgent = ({ kind }: NoticeData) => kind === 'error' || kind === 'warning';
  const show = (notice: NoticeData) => (
    <PassingNotice
      key={notice.id}
      notice={notice}
      staysUntilDismissed={isUrgent(notice) || notice.stays === true}
      onDismiss={() => onDismiss(notice.id)}
    />
  );
  return (
    <div ref={region} className={styles.region}>
      <div role="alert" aria-live="assertive">
        {notices.filter(isUrgent).map(show)}
      </div>
      <div role="status" aria-live="polite">
        {notices.filter((notice) => !isUrgent(notice)).map(show)}
      </div>
    </div>
  );
}

/**
 * Moves the messages above the action bar of the page, and above what else must stay in view, such as a
 * dialog or dice, wherever they would cover it. Where it is too high for that, they stand at the top edge of
 * the window.
 */
function useClearOfActionBar(region: RefObject<HTMLElement | null>, hasNotices: boolean): void {
  useLayoutEffect(() => {
    const element = region.current;
    if (!element || !hasNotices) return;
    let lift = 0;
    const place = () => {
      const own = element.getBoundingClientRect();
      const all = document.querySelectorAll('[data-action-bar], [data-keep-clear]');
      for (const bar of all) watch(bar);
      const bars = [...all].filter((bar) => bar.checkVisibility()).map((bar) => bar.getBoundingClientRect());
      const [top, bottom] = [own.top + lift, own.bottom + lift];
      lift = 0;
      for (const bar of bars.sort((one, other) => other.top - one.top)) {
        const isBeside = bar.right <= own.left || bar.left >= own.right;
        if (!isBeside && bar.top < bottom - lift && bar.bottom > top - lift) lift = bottom - bar.top;
      }
      lift = Math.min(lift, Math.max(0, top));
      element.style.translate = `0 ${-lift}px`;
    };
    // Once a frame: to measure at each change would lay out the page each time.
    let frame = 0;
    const placeSoon = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(place);
    };
    const resized = new ResizeObserver(place);
    const watched = new WeakSet<Element>();
    const watch = (each: Element) => {
      // To observe it again would report it again.
      if (watched.has(each)) return;
      watched.add(each);
      resized.observe(each);
    };
    watch(element);
    watch(document.body);
    const changed = new MutationObserver(placeSoon);
    // A panel that stays mounted becomes visible by this attribute.
    const attributeFilter = ['data-chosen'];
    changed.observe(document.body, { childList: true, subtree: true, attributeFilter });
    addEventListener('scroll', placeSoon, { passive: true });
    addEventListener('resize', placeSoon);
    addEventListener('transitionend', placeSoon);
    return () => {
      cancelAnimationFrame(frame);
      element.style.translate = '';
      resized.disconnect();
      changed.disconnect();
      removeEventListener('scroll', placeSoon);
      removeEventListener('resize', placeSoon);
      removeEventListener('transitionend', placeSoon);
    };
  }, [region, hasNotices]);
}

interface PassingNoticeProps {
  notice: NoticeData;
  staysUntilDismissed: boolean;
  onDismiss: () => void;
}

function PassingNotice({ notice, staysUntilDismissed, onDismiss }: PassingNoticeProps) {
  const [isPaused, setIsPaused] = useState(false);
  const dismiss = useEffectEvent(onDismiss);
  useEffect(() => {
    if (staysUntilDismissed || isPaused) return;
    const timer = setTimeout(() => dismiss(), SHOWN_FOR_MS);
    return () => clearTimeout(timer);
  }, [staysUntilDismissed, isPaused]);

  const { actions = [] } = notice;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hovering only delays the dismissal
    <div
      className={styles.notice}
      onPointerEnter={() => setIsPaused(true)}
      onPointerLeave={() => setIsPaused(false)}
      onFocus={() => setIsPaused(true)}
      onBlur={() => setIsPaused(false)}
    >
      <Notice
        kind={notice.kind}
        onDismiss={onDismiss}
        title={notice.title}
        actions={
          actions.length > 0
            ? actions.map(({ label, name, onAction }) => (
                <Button key={label} kind="quiet" aria-label={name} onClick={onAction}>
                  {label}
                </Button>
              ))
            : null
        }
      >
        {notice.text}
      </Notice>
    </div>
  );
}
