import { toast } from '#ui/feedback/toast.ts';
import { reasonIn } from '#ui/format/reason-in.ts';
import { ActiveToggle } from '../../switching/ActiveToggle.tsx';
import { useSwitch } from '../../switching/useSwitch.ts';
import { type AdminCategoryDto, useUpdateCategoryMutation } from '../api.ts';

export function ActiveSwitch({ category }: { category: AdminCategoryDto }) {
  const { id, name, revision } = category;
  const [update] = useUpdateCategoryMutation();

  const { active, turn } = useSwitch(category, async (isActive) => {
    try {
      await update({ id, updateCategoryDto: { isActive, revision } }).unwrap();
      toast.success('Category status updated successfully.', isActive ? `${name} is in menus and lists again.` : consequenceFor(name));
      return true;
    } catch (problem) {
      toast.error('Failed to update category status.', reasonIn(problem));
      return false;
    }
  });
  return <ActiveToggle name={name} active={active} onTurn={turn} />;
}

const consequenceFor = (name: string) => `${name} is gone from menus and has no page; its services stay in All Services.`;
