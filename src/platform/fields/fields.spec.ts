import { IsOptional } from 'class-validator';
import { OptionalText, RequiredText, SmallLetters } from './fields.js';
import { validationPipe } from './validation.js';

class Words {
  @RequiredText('Reply', 20)
  reply!: string;

  @OptionalText('Note', 20)
  note?: string | null;

  @SmallLetters()
  @IsOptional()
  id?: string;
}

const taken = async (body: object): Promise<Words> => (await validationPipe().transform(body, { type: 'body', metatype: Words })) as Words;

/** Blanks; zero-width, joiners and marks of direction; fillers of Hangul and Braille; a soft hyphen; a selector of a variant. */
const NOTHING_TO_SEE = [' \t\n', '\u200b\u200d\u2060\ufeff', '\u200e\u202e', '\u3164\u115f\u2800', '\u00ad', '\ufe0f'];

describe('a text in which there is nothing to be seen', () => {
  test.each(NOTHING_TO_SEE)('counts as empty where it must be told: %j', (reply) =>
    expect(taken({ reply })).rejects.toMatchObject({ fields: { reply: 'Reply is required' } }),
  );
  test.each(NOTHING_TO_SEE)('is left out where it may be: %j', async (note) =>
    expect((await taken({ reply: 'Yes', note })).note).toBeNull(),
  );
});

test.each(['👩‍🔧', 'שלום', 'e\u0301', '.'])('what can be seen stays as it is: %s', async (reply) =>
  expect((await taken({ reply: ` ${reply} ` })).reply).toBe(reply),
);

test.each([
  ['Drain \u202eleaning\u202c', 'Drain leaning'],
  ['\u2067Drain\u2069', 'Drain'],
  ['a\u0007b\u001b[2Jc\u0085', 'ab[2Jc'],
  ['one\r\n\ttwo', 'one\r\n\ttwo'],
])('what would disturb the text around it is taken out: %j', async (reply, kept) => expect((await taken({ reply })).reply).toBe(kept));

test('an id in capital letters is the same id', async () => expect((await taken({ reply: 'Yes', id: 'AB-12' })).id).toBe('ab-12'));
