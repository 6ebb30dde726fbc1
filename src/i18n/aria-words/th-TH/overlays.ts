/** What react-aria says of what lies over the page. */
export default { dismiss: 'ปิด' }
