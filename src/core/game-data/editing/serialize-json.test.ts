import { it as property } from '@fast-check/vitest';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withValueAt } from './json-edit.ts';
import { jsonText } from './serialize-json.ts';

describe('the text of JSON', () => {
  property.prop([fc.json({ depthSize: 'medium' }), fc.constantFrom('', '  ', '\t')])(
    'is that of JSON.stringify',
    (text, indent) => {
      const json: unknown = JSON.parse(text);
      expect(jsonText(json, indent)).toBe(JSON.stringify(json, undefined, indent));
    },
  );

  it('has infinite numbers, and texts that look like what stands for them, at any depth', () => {
    const text = '[1e999,{"a":[-1e999,{"infinite":["infinite",1e999]}],"b":"infinite"}]';
    expect(jsonText(JSON.parse(text))).toBe(text);
  });

  it('is written anew only for the entry that has changed', () => {
    let reads = 0;
    const item = {
      get name() {
        reads += 1;
        return 'Rope';
      },
    };
    const pack = { name: 'Kitchen', items: [item, { name: 'Ladle' }] };
    jsonText(pack, '  ');
    const before = reads;
    const changed = withValueAt(pack, ['items', 1, 'name'], 'Spoon');
    expect(jsonText(changed, '  ')).toBe(
      '{\n  "name": "Kitchen",\n  "items": [\n    {\n      "name": "Rope"\n    },\n    {\n      "name": "Spoon"\n    }\n  ]\n}',
    );
    expect(reads).toBe(before);
  });
});
