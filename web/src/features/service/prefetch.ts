import { generatedApi } from '../../api/generated.ts';
import { missing, type Prefetch } from '../../api/prefetch.ts';

const { service, vendorReviews, vendorServices } = generatedApi.endpoints;

export const prefetch: Prefetch = async ({ dispatch, params: { id = '' } }) => {
  const { data, error } = await dispatch(service.initiate({ id }));
  if (!data) return missing(error);
  const vendorId = data.vendor.id;
  await Promise.all([
    dispatch(vendorReviews.initiate({ id: vendorId })),
    dispatch(vendorServices.initiate({ id: vendorId, exclude: id, limit: 4 })),
  ]);
};
