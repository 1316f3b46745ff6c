import { missing, type Prefetch } from '../../api/prefetch.ts';
import { generatedApi } from '../../api/generated.ts';

export const prefetch: Prefetch = async ({ dispatch, params: { id = '' } }) => {
  const { error } = await dispatch(generatedApi.endpoints.service.initiate({ id }));
  return missing(error);
};
