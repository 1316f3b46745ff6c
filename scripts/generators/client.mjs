import { generateEndpoints } from '@rtk-query/codegen-openapi';
import { companyClient, invitedClient, publicClient, signedInClient, staffClient, visitsClient } from '../../web/codegen.config.mjs';
import { inRoot } from '../lib/paths.mjs';

/** The client's endpoints, from the committed OpenAPI document: those of public pages, of pages about the platform, of who is invited, of administrators, and all others. */
export const publicEndpoints = () => made(publicClient);
export const signedInEndpoints = () => made(signedInClient);
export const companyEndpoints = () => made(companyClient);
export const invitedEndpoints = () => made(invitedClient);
export const visitsEndpoints = () => made(visitsClient);
export const staffEndpoints = () => made(staffClient);

const made = async (config) => String(await generateEndpoints({ ...config, schemaFile: inRoot('openapi.json'), outputFile: undefined }));
