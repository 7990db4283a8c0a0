/** Functions that are called when something happens. */
export interface Listeners<Value> {
  /** Returns how to stop. */
  add(listener: (value: Value) => void): () => void;
  call(value: Value): void;
}

export function createListeners<Value>(): Listeners<Value> {
  const listeners = new Set<(value: Value) => void>();
  return {
    add(listener) {
      const own = (value: Value) => listener(value);
      listeners.add(own);
      return () => void listeners.delete(own);
    },
    call(value) {
      for (const listener of [...listeners]) listener(value);
    },
  };
}
