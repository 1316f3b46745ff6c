import { isPressed, SHORTCUTS } from '../../web/src/ui/keys/shortcuts.js';

const pressed = (key: string, modifiers: object = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...modifiers,
});

describe('a shortcut', () => {
  test('with Ctrl is one with ⌘, too', () => {
    expect(isPressed(SHORTCUTS.palette, pressed('k', { ctrlKey: true }))).toBe(true);
    expect(isPressed(SHORTCUTS.palette, pressed('K', { metaKey: true }))).toBe(true);
  });

  test.each([{}, { ctrlKey: true, metaKey: true }, { ctrlKey: true, shiftKey: true }, { ctrlKey: true, altKey: true }, { altKey: true }])(
    'has no other modifiers: %j',
    (modifiers) => {
      expect(isPressed(SHORTCUTS.palette, pressed('k', modifiers))).toBe(false);
    },
  );

  test('that is a character is typed with Shift or without, as the keyboard has it', () => {
    expect(isPressed(SHORTCUTS.help, pressed('?', { shiftKey: true }))).toBe(true);
    expect(isPressed(SHORTCUTS.help, pressed('?'))).toBe(true);
    for (const modifier of ['ctrlKey', 'metaKey', 'altKey']) {
      expect(isPressed(SHORTCUTS.help, pressed('?', { shiftKey: true, [modifier]: true }))).toBe(false);
    }
  });
});
