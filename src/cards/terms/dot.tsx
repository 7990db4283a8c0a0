/** The dot between two facts, which disappears where a line ends. */
export function Dot() {
  return (
    <span className="dot">
      {' '}
      <span className="visually-hidden">· </span>
    </span>
  );
}
