import Skeleton from '@mui/material/Skeleton';
import { useNavigate, useParams } from 'react-router-dom';
import type { MyServiceDto } from '#api/generated.ts';
import { paths } from '#shared/paths.ts';
import { ProblemAlert } from '#ui/feedback/ProblemAlert.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { EmptyState } from '#ui/placeholders/EmptyState.tsx';
import { useMyServicesQuery } from '../api.ts';
import { useActivateServiceMutation, useDeactivateServiceMutation, useUpdateServiceMutation } from './api.ts';
import { fieldsOf, offerIn, type ServiceFields } from './form/service-fields.ts';
import { ServiceForm } from './form/ServiceForm.tsx';
import { ServicePageFrame } from './form/ServicePageFrame.tsx';

const TITLE = 'Edit Service';

/** /dashboard/services/:id/edit */
export function EditServicePage() {
  return (
    <ServicePageFrame title={TITLE}>
      <OwnService />
    </ServicePageFrame>
  );
}

function OwnService() {
  const { id } = useParams();
  const { data: services, error, refetch } = useMyServicesQuery();

  if (error && !services) return <ProblemAlert problem={error} onRetry={refetch} />;
  if (!services) return <Skeleton variant="rounded" height={640} role="status" aria-label="Loading the service" />;
  const service = services.find((each) => each.id === id);
  if (!service) return <EmptyState title="Service not found" text="It may have been deleted." />;
  return <EditService key={service.id} service={service} />;
}

function EditService({ service }: { service: MyServiceDto }) {
  const [update] = useUpdateServiceMutation();
  const [activate] = useActivateServiceMutation();
  const [deactivate] = useDeactivateServiceMutation();
  const navigate = useNavigate();

  const send = async (fields: ServiceFields) => {
    const { id } = service;
    await update({ id, updateServiceDto: offerIn(fields) }).unwrap();
    if (fields.isActive !== service.isActive) await (fields.isActive ? activate : deactivate)({ id }).unwrap();
    toast.success('Service updated', 'Service has been updated successfully.');
    await navigate(paths.myServices);
  };

  return (
    <ServiceForm
      name={TITLE}
      fields={fieldsOf(service)}
      submitLabel="Save Changes"
      busyLabel="Saving..."
      failure="Failed to update service. Please try again."
      send={send}
    />
  );
}
