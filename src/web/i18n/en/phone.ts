export const phone = {
  'phone.country': 'Country: {name} {dial}',
  'phone.choose_country': 'Choose a country',
  'phone.search_country': 'Search country',
  'phone.countries': 'Countries',
  'phone.no_country': 'No country found for “{text}”',
  'phone.required': 'Phone Number is required',
} as const;
