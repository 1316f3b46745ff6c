import { styled } from '@mui/material/styles';
import Search from 'virtual:icon/baseline-search';
import { SearchForm } from '#shared/search/SearchForm.tsx';
import { DropDown, foldAround } from '#ui/menus/DropDown.tsx';
import { orTheListsOwn } from '../bar/lists-search.ts';

const Wide = styled('div')(({ theme }) => ({ [theme.breakpoints.up('md')]: { width: 420 } }));

/** Unfolds a search. The list of services has one of its own: there the button leads to that. */
export function HeaderSearch() {
  return (
    <DropDown
      name="Search"
      label={
        <>
          <Search aria-hidden />
          <span className="roomy">Search</span>
        </>
      }
      onPress={orTheListsOwn}
      onOpen={(panel) => panel.querySelector('input')?.focus()}
    >
      <Wide>
        <SearchForm label="What are you looking for?" onSearch={foldAround} />
      </Wide>
    </DropDown>
  );
}
