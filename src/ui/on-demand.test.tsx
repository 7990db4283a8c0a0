import { Component, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { askAgainWhile, onDemand, onFirstPage } from './on-demand.tsx';

const Greeting = ({ name }: { name: string }) => <p>Hello, {name}</p>;

/** Shows the message of what is thrown inside it. */
class Caught extends Component<{ children: ReactNode }, { message?: string }> {
  override state: { message?: string } = {};

  static getDerivedStateFromError = ({ message }: Error) => ({ message });

  override render() {
    return this.state.message ?? this.props.children;
  }
}

for (const [name, create] of Object.entries({ onDemand, onFirstPage })) {
  describe(name, () => {
    it('shows what stands in until the component is there, and gives it its properties', async () => {
      let arrive: (component: typeof Greeting) => void = () => {};
      const code = new Promise<typeof Greeting>((resolve) => {
        arrive = resolve;
      });
      const [Later] = create(() => code, 'One moment');
      await render(<Later name="Aria" />);
      await expect.element(page.getByText('One moment')).toBeVisible();
      arrive(Greeting);
      await expect.element(page.getByText('Hello, Aria')).toBeVisible();
      expect(page.getByText('One moment').query()).toBeNull();
    });

    it('throws where the code fails to load', async () => {
      const [Later] = create<{ name: string }>(() => Promise.reject(new Error('No such file')));
      await render(
        <Caught>
          <Later name="Aria" />
        </Caught>,
      );
      await expect.element(page.getByText('No such file')).toBeVisible();
    });

    it('shows no failure while the page is being left, and the component where the user stays', async () => {
      let isLeft = true;
      const leaving = vi.fn(() => isLeft);
      askAgainWhile(leaving);
      onTestFinished(() => askAgainWhile(() => false));
      const [Later] = create(async () => {
        if (isLeft) throw new Error('No such file');
        return Greeting;
      }, 'One moment');
      await render(
        <Caught>
          <Later name="Aria" />
        </Caught>,
      );
      await vi.waitUntil(() => leaving.mock.calls.length > 0);
      await expect.element(page.getByText('One moment')).toBeVisible();
      isLeft = false;
      await expect.element(page.getByText('Hello, Aria')).toBeVisible();
    });
  });
}

it('a component stands in the first frame, but for the first time that it is rendered', async () => {
  const [Later, prepare] = onDemand(async () => Greeting, 'One moment');
  await prepare();
  const place = document.createElement('div');
  const root = createRoot(place);
  onTestFinished(() => root.unmount());
  flushSync(() => root.render(<Later name="Aria" />));
  expect(place).toHaveTextContent('One moment');
  await vi.waitFor(() => expect(place).toHaveTextContent('Hello, Aria'));
  flushSync(() => root.render(<Later key="second" name="Bram" />));
  expect(place).toHaveTextContent('Hello, Bram');
});

it('a component whose code failed to come beforehand is read again', async () => {
  let isOffline = true;
  const [Later, prepare] = onDemand(async () => {
    if (isOffline) throw new Error('Offline');
    return Greeting;
  });
  await prepare();
  isOffline = false;
  await render(<Later name="Aria" />);
  await expect.element(page.getByText('Hello, Aria')).toBeVisible();
});
