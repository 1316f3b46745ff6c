import { mustBeOpenAtTheDoor, mustBeProven, mustBeRightCode, mustBeWelcome, mustNotBeOvertaken } from './proof.decisions.js';

const CREDENTIAL = { userId: 'ada' };
const refused = (code: string) => expect.objectContaining({ code, status: 401 });

describe('somebody who proves who they are', () => {
  test('is let through with all secrets', () => {
    expect(mustBeProven({ credential: CREDENTIAL })).toBe(CREDENTIAL);
    expect(mustBeWelcome({ credential: CREDENTIAL })).toBe(CREDENTIAL);
  });

  test.each(['code-needed', 'wrong-code'] as const)('is told what is lacking: %s', (lacks) => {
    for (const judged of [mustBeProven, mustBeWelcome]) expect(() => judged({ lacks })).toThrow(refused(`identity/${lacks}`));
  });

  test('is told at the door no more than that something is wrong', () => {
    const lacks = 'wrong-password';
    expect(() => mustBeProven({ lacks })).toThrow(refused('identity/wrong-password'));
    expect(() => mustBeWelcome({ lacks })).toThrow(refused('identity/wrong-credentials'));
    expect(() => mustBeOpenAtTheDoor({ open: false, deactivated: false })).toThrow(refused('identity/wrong-credentials'));
    expect(() => mustBeOpenAtTheDoor({ open: true, deactivated: false })).not.toThrow();
    expect(() => mustBeOpenAtTheDoor({ open: false, deactivated: true })).toThrow(
      expect.objectContaining({ code: 'identity/account-deactivated', status: 403 }),
    );
  });

  test('has proven nothing when a secret has changed meanwhile', () => {
    expect(mustNotBeOvertaken(3)).toBe(3);
    expect(() => mustNotBeOvertaken(undefined)).toThrow(refused('identity/wrong-password'));
  });

  test('needs a code of the app in their hands', () => {
    expect(mustBeRightCode(0)).toBe(0);
    expect(() => mustBeRightCode(undefined)).toThrow(refused('identity/wrong-code'));
  });
});
