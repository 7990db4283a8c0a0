import { Component, createRef, type ReactNode } from 'react';

interface Extent {
  readonly top: number;
  readonly bottom: number;
}

/**
 * Keeps what is below it where it is in the window when it becomes higher or lower out of view, above the
 * window or under what sticks to its top. Not every browser anchors the scroll position by itself.
 */
export class KeepView extends Component<{ children: ReactNode }> {
  readonly #element = createRef<HTMLDivElement>();

  override getSnapshotBeforeUpdate(): Extent | undefined {
    return this.#element.current?.getBoundingClientRect();
  }

  override componentDidUpdate(_props: unknown, _state: unknown, before: Extent | undefined): void {
    const now = this.#element.current?.getBoundingClientRect();
    if (before === undefined || now === undefined || before.bottom === now.bottom) return;
    const edge = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
    if (before.top < edge) window.scrollBy({ top: now.bottom - before.bottom, behavior: 'instant' });
  }

  override render() {
    return (
      // The margins of what is in it count as its height.
      <div ref={this.#element} style={{ display: 'flow-root' }}>
        {this.props.children}
      </div>
    );
  }
}
