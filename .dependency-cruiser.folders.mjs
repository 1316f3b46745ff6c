import house from './.dependency-cruiser.mjs';

/**
 * No two folders need each other. Apart from the other rules, because here what is published and what is tested is left out: events are known from below
 * and above, and a specification may put a whole product together.
 */
export default {
  forbidden: [
    {
      name: 'no-folder-cycles',
      comment: 'Folders that need each other are one topic, or hide a third.',
      severity: 'error',
      scope: 'folder',
      from: {},
      to: { circular: true },
    },
  ],
  options: {
    ...house.options,
    exclude: { path: [house.options.exclude.path, '\\.events\\.ts$', '\\.spec\\.tsx?$', '/testing/', '/stores/contract\\.ts$'] },
  },
};
