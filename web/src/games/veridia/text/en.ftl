### What the page of Veridia says beside what the server tells. Keys of fights begin with veridia-f-.
