import { codecs } from '../../src/state/codecs.ts';
import { openStorage } from '../../src/storage/open-storage.ts';

// The entry chunk awaits a start, the start awaits a lazy chunk, and that imports the entry chunk.
const storage = await openStorage(codecs);
await storage.close();
