import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { useScrollIntoView } from './use-scroll-into-view.ts';
import '../base.css';

function Example({ outcome }: { outcome: string | undefined }) {
  const element = useScrollIntoView(outcome);
  return (
    <>
      <div style={{ height: 3000 }} />
      <div ref={element}>{outcome}</div>
    </>
  );
}

it('brings what is new into view, but not what the page opens with', async () => {
  const screen = await render(<Example outcome="Before" />);
  await expect.element(screen.getByText('Before')).not.toBeInViewport();
  await screen.rerender(<Example outcome="Stored" />);
  await expect.element(screen.getByText('Stored')).toBeInViewport();
});
