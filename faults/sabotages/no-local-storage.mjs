Object.defineProperty(Storage.prototype, 'length', { get: () => 0 });
