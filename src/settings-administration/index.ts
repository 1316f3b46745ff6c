export { SettingsAdministrationModule } from './settings-administration.module.js';
