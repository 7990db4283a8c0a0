interface Request {
  readonly client: object;
  readonly grant: () => void;
}

interface Holder {
  readonly client: object;
  readonly steal: () => void;
}

/** The part of the Web Locks API that storage uses, shared by the tabs of a fake browser. */
export class FakeLocks {
  readonly #holders = new Map<string, Holder>();
  readonly #queues = new Map<string, Request[]>();

  /** The lock manager of one tab. */
  forTab(client: object): LockManager {
    const request = (
      name: string,
      options: LockOptions,
      callback: LockGrantedCallback<unknown>,
    ): Promise<unknown> => this.#request(client, name, options, callback);
    return { request, query: () => Promise.reject(new Error('not used')) } as unknown as LockManager;
  }

  /** Releases a tab's locks and requests, as browsers do when a tab is closed. */
  dropTab(client: object): void {
    for (const [name, queue] of this.#queues) {
      this.#queues.set(
        name,
        queue.filter((request) => request.client !== client),
      );
    }
    for (const [name, holder] of [...this.#holders]) if (holder.client === client) this.#free(name, holder);
  }

  #free(name: string, holder: Holder): void {
    if (this.#holders.get(name) !== holder) return;
    this.#holders.delete(name);
    this.#queues.get(name)?.shift()?.grant();
  }

  #request(
    client: object,
    name: string,
    options: LockOptions,
    callback: LockGrantedCallback<unknown>,
  ): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const aborted = (): DOMException => new DOMException('The lock is gone.', 'AbortError');
      const grant = (): void => {
        options.signal?.removeEventListener('abort', giveUp);
        const holder: Holder = { client, steal: () => reject(aborted()) };
        this.#holders.set(name, holder);
        Promise.resolve(callback({ name, mode: 'exclusive' })).then(
          (value) => {
            this.#free(name, holder);
            resolve(value);
          },
          (error: unknown) => {
            this.#free(name, holder);
            reject(error);
          },
        );
      };
      const waiting: Request = { client, grant };
      const giveUp = (): void => {
        const queue = this.#queues.get(name) ?? [];
        if (queue.includes(waiting)) queue.splice(queue.indexOf(waiting), 1);
        reject(aborted());
      };
      if (options.signal?.aborted) {
        reject(aborted());
        return;
      }
      const holder = this.#holders.get(name);
      if (options.steal) {
        holder?.steal();
        grant();
      } else if (!holder) {
        grant();
      } else if (options.ifAvailable) {
        Promise.resolve(callback(null)).then(resolve, reject);
      } else {
        options.signal?.addEventListener('abort', giveUp);
        this.#queues.set(name, [...(this.#queues.get(name) ?? []), waiting]);
      }
    });
  }
}
