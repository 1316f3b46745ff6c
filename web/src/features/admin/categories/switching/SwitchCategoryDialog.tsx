import { SwitchDialog } from '../../switching/SwitchDialog.tsx';
import { WHO_READS } from '../../who-reads.ts';
import { type AdminCategoryDto, useUpdateCategoryMutation } from '../api.ts';

interface Props {
  /** As it was when the dialog was opened. */
  category: AdminCategoryDto;
  categories: readonly AdminCategoryDto[];
  onClose: () => void;
}

export function SwitchCategoryDialog({ category, categories, onClose }: Props) {
  const isActive = !category.isActive;
  const current = categories.find(({ id }) => id === category.id);
  const { id, name, revision } = current ?? category;
  const [update] = useUpdateCategoryMutation();
  const consequence = isActive
    ? `${name} is in menus and lists again.`
    : `${name} is gone from menus and has no page; its services stay in All Services.`;
  return (
    <SwitchDialog
      name={name}
      about="category"
      active={isActive}
      offered={current?.isActive === category.isActive}
      consequence={consequence}
      hint={WHO_READS}
      problemTitle="Failed to update category status."
      send={async (reason) => {
        await update({ id, updateCategoryDto: { isActive, reason, revision } }).unwrap();
        return ['Category status updated successfully.', consequence];
      }}
      onClose={onClose}
    />
  );
}
