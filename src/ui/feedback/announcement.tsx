/** What happened last, in words. */
export interface News {
  readonly text: string;
  /** With another one the same words are said again. */
  readonly id: number;
}

export const NO_NEWS: News = { text: '', id: 0 };

/** The news after these. */
export function nextNews({ id }: News, text: string): News {
  return { text, id: id + 1 };
}

/** Says what happened to those who do not see it; with a class, shows it too. */
export function Announcement({
  news,
  className = 'visually-hidden',
}: {
  news: News;
  className?: string | undefined;
}) {
  return (
    <p role="status" className={className}>
      <span key={news.id}>{news.text}</span>
    </p>
  );
}
