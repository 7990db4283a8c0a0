import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { useScrollIntoView } from './use-scroll-into-view.ts';
import '../base.css';

function Example({ outcome, height }: { outcome: string | undefined; height?: number }) {
  const element = useScrollIntoView(outcome);
  return (
    <>
      <div style={{ height: 3000 }} />
      <div ref={element} style={{ height }}>
        <p>{outcome}</p>
      </div>
      <div style={{ height: 100 }} />
    </>
  );
}

it('brings what is new into view, but not what the page opens with', async () => {
  const screen = await render(<Example outcome="Before" />);
  await expect.element(screen.getByText('Before')).not.toBeInViewport();
  await screen.rerender(<Example outcome="Stored" />);
  await expect.element(screen.getByText('Stored')).toBeInViewport();
});

it('brings the beginning of what is higher than the window into view, from above and from below', async () => {
  const screen = await render(<Example outcome="Before" height={2000} />);
  for (const [outcome, from] of [
    ['From above', 0],
    ['From below', 9999],
  ] as const) {
    scrollTo(0, from);
    await screen.rerender(<Example outcome={outcome} height={2000} />);
    await expect.element(screen.getByText(outcome)).toBeInViewport();
  }
});
