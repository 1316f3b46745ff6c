import { concerns, own } from '../platform/live/concerns.js';
import type { SavedViewsEvent } from './saved-views.events.js';

export const savedViewConcerns = concerns<SavedViewsEvent>({ ViewSaved: own('SavedView'), ViewRemoved: own('SavedView') });
