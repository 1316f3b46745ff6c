import { generatedApi } from '../../api/generated.ts';
import { missing, type Prefetch } from '../../api/prefetch.ts';

const { vendor, vendorServices } = generatedApi.endpoints;

export const prefetch: Prefetch = async ({ dispatch, params: { id = '' } }) => {
  const [{ error }] = await Promise.all([dispatch(vendor.initiate({ id })), dispatch(vendorServices.initiate({ id }))]);
  return missing(error);
};
