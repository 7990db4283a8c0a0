interface AnnouncementProps {
  /** A new id announces the same text again. */
  message: { readonly text: string; readonly id: number };
  className?: string | undefined;
}

/** Announces a message to assistive technology; with a class, shows it too. */
export function Announcement({ message, className = 'visually-hidden' }: AnnouncementProps) {
  return (
    <p role="status" className={className}>
      <span key={message.id}>{message.text}</span>
    </p>
  );
}
