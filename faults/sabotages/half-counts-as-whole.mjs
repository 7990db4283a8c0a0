// It is appended to the worker, whose functions are properties of its global object.
Object.assign(globalThis, { isWhole: async () => true });
