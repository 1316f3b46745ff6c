import { SavedViewRow, savedViews } from './views/saved-views.projection.js';

export { savedViewConcerns } from './saved-views.concerns.js';
export { SavedViewsModule } from './saved-views.module.js';
export { SaveView } from './views/save-view.command.js';

export const savedViewsEntities = [SavedViewRow];
export const savedViewsProjections = [savedViews];
